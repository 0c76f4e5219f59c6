### Lessons, the coach, and the first thing on the home page.

learn-title = Learn the game
learn-explained = { $count } short lessons on the real table. Take them in any order and leave when you like: your place is kept.
learn-state = { $minutes ->
    [one] { $done } of { $count } lessons done, about { $minutes } minute left
   *[other] { $done } of { $count } lessons done, about { $minutes } minutes left
}
learn-basics = The game in ten minutes
learn-modules = Modules and solo play
learn-done = Done
learn-begin = Start
learn-again = Start again
learn-go-on = Continue
learn-read = Prefer to read?
lesson-name = Lesson { $number }: { $title }
lesson-step = Step { $step } of { $count }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip this lesson
lesson-all = All lessons
lesson-done = Well done
lesson-onward = Next lesson: { $title }
first-game = Play with the coach
first-game-title = Your first game
first-game-explained = An easy opponent, no module, and a coach that speaks up when something is new. You can switch it off at any time.
nav-learn = Learn
