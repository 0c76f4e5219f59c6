### Les scénarios solo : une ligne pour la liste, l’histoire, et ce que chacun a de particulier.

teaser-rats_everywhere = Des Fermes à relever avant que la Vermine ne dévore le Duché.
teaser-the_prophecy = Des conseillers, des merveilles, et pas un seul Espion.
teaser-the_frozen_north = Éclairer la côte pendant que des Géants pèsent sur vos projets.
teaser-the_final_battle = Lever une armée contre l’Usurpatrice.
teaser-the_thief_guild = Des Voleurs tiennent tout ce que vous produisez.
teaser-assaulted_from_every_side = Deux Quêtes à la fois, et des murs à bâtir.

story-rats_everywhere = Tout a commencé par quelques sacs rongés. Maintenant les granges bruissent la nuit, et les meuniers comptent plus de queues que de miches. L’hiver est dans quatre mois et la garnison ne marchera pas le ventre vide. Relevez les fermes, pierre après pierre, et repoussez la nichée plus vite qu’elle ne croît, ou laissez le trône à qui a encore du pain.
story-the_prophecy = Un prêcheur va de village en village et ne donne plus qu’un an à votre maison. On commence à le croire ; les uns ne paient plus, les autres ne s’inclinent plus. Vous l’avez pris dans votre Conseil, où on peut l’observer, avec une femme discrète qui observe tout le monde. Bâtissez ce qu’il dit hors de portée des mortels, et que chacun le voie.
story-the_frozen_north = Les cartes s’arrêtent où commence la glace. Au-delà, jurent les pilotes, il y a de l’argent, des fourrures et des choses plus anciennes. Vos navires sont calfatés, vos équipages payés. Mais les chants de la côte parlent de géants qui dorment sous la neige et n’aiment pas les lampes. Éclairez la route, fondez un port, et n’en réveillez pas plus que vous n’en pouvez combattre.
story-the_final_battle = Elle s’est assise sur le trône de votre mère et personne ne l’en a empêchée. Des années durant, vous avez payé ses impôts, salué à ses banquets et compté vos lances. À présent les barons regardent ailleurs et les routes sont sèches. Appelez tous les hommes, allumez les forges, tracez les cols jusqu’à la capitale : cette campagne sera la dernière, pour elle ou pour vous.
story-the_thief_guild = Les charrettes quittent le hameau pleines et arrivent vides au château. Personne n’a rien vu ; la guilde elle-même paie le silence. Les maîtres du métier se sont partagé vos terres et, depuis la semaine dernière, des ombres sans corps marchent à leur service. Reprenez ce qui est à vous avant qu’on en emporte tant qu’il ne reste rien à gouverner.
story-assaulted_from_every_side = Du nord viennent les bannières de l’Usurpatrice, du sud les cloches du Seigneur Pestiféré ; entre les deux, un rempart à moitié bâti et quelques barils de poudre. Il n’y a assez de rien : ni de pain, ni de temps, ni d’hommes. Achevez la muraille, tenez-la avec ceux qui restent, et brisez les deux ennemis avant qu’ils ne se rejoignent.

special-rats_everywhere = Les Fermes ne peuvent pas être recyclées ; après chaque Combat, chaque Ferme encore en Construction amène une Vermine ; les Vermines vaincues retournent dans leur pioche, et vous perdez aussitôt si cette pioche est vide
special-the_prophecy = Il n’y a pas d’Espions
special-the_thief_guild = Les Voleurs ont recouvert tout ce que ces cartes produisent ; les cubes de ce que les Ombres vous font défausser vont à côté de la pioche Danger, et vous perdez aussitôt s’il y en a cinq

scenario-required = À construire avant la fin : { $cards }
scenario-built = Dans votre Duché dès le début : { $cards }
scenario-standing = À vaincre avant la fin : { $cards }
scenario-advisors = À votre service dès le début : { $cards }
scenario-quests = { $count ->
    [one] Il faut remplir l’étape finale de la Quête : { $cards }
   *[other] Il faut remplir l’étape finale des Quêtes : { $cards }
}
scenario-menaces = Dans la pioche Danger : { $cards }
scenario-soldiers = { $count ->
    [one] Vous commencez avec 1 Soldat
   *[other] Vous commencez avec { $count } Soldats
}
