// The kernels. A lane plays a game; rows lie in shared memory, some games a warp, and warps do not wait for each other.
// An observation is written by some lanes together.

#define LANES 32
#define ROUND_AND_PHASE 0xFFFFu  // the bytes of a row's first word that tell them
#define ALL 0xFFFFFFFFu
#define STRIDE (SIZE / 4 + 1)  // words of a row in shared memory: odd, so that lanes meet in no bank
#define NEAR_WORDS ((NEAR + 1) / 2)
#define TILES (FEATURES / 8)
#define OUT_WORDS (OBSERVED / 4)
#define MASK_WORDS ((ACTIONS + 4) / 4)
#ifdef LOCAL  // whole games: each row in the memory of its thread, more games side by side
#define OWN_ROW Byte row[SIZE]
#define SIDE_BY_SIDE 128, LOCAL
#else
#define OWN_ROW Shared row{(int)(NEAR_WORDS + threadIdx.x * STRIDE) * 4}
#define SIDE_BY_SIDE 128
#endif

struct Shared {  // a row in shared memory
  int at;
  RULE Byte& operator[](int i) const { return ((Byte*)shared_words)[at + i]; }
};

RULE Tab tables(const short* table) {
  const Word* words = (const Word*)table;
  for (int k = threadIdx.x; k < NEAR_WORDS; k += blockDim.x) shared_words[k] = words[k];
  __syncthreads();
  return Tab{table};
}

// --- whole games

template <class R> RULE void play_whole(Tab t, R row, bool mine, Seed seed, int together, int& made, Word& digest) {
  short listed[MOST_LEGAL];
  int counter = 0;
  made = 0;
  digest = 17;
  if (mine) dealing_deal(t, row, (Seed)seed);
  else row[PHASE] = OVER;
  __syncwarp();
  while (__any_sync(ALL, row[PHASE] != OVER)) {
    int phase = row[PHASE];
    while (row[PHASE] != OVER && (row[PHASE] == phase || !together)) {
      int seat = deciding_to_move(t, row);
      int n = deciding_legal(t, row, seat, listed);
      int action = listed[chance_below(seed, counter, n)];
      deciding_apply(t, row, seat, action);
      counter += 1;
      made += row[SEATS + seat * SEAT + HALF] == 0;
      digest = digest * PRIME + action;
    }
    __syncwarp();
  }
}

template <class R> RULE void keep_whole(Tab t, R row, int g, int n, int made, Word digest, Long* decisions, Long* digests) {
  if (g < n) {
    decisions[g] = made;
    digests[g] = (Word)(digest * PRIME + (Word)(ending_score(t, row, 0) * 1000 + ending_score(t, row, 1)));
  }
}

extern "C" __global__ void __launch_bounds__(SIDE_BY_SIDE) whole(
    const short* table, Long first, Long* decisions, Long* digests, int n, int together) {
  Tab t = tables(table);
  int g = blockIdx.x * blockDim.x + threadIdx.x, made;
  Word digest;
  OWN_ROW;
  play_whole(t, row, g < n, first + g, together, made, digest);
  keep_whole(t, row, g, n, made, digest, decisions, digests);
}

extern "C" __global__ void __launch_bounds__(SIDE_BY_SIDE) simulate(
    const short* table, const Byte* given, const Byte* seen, int seat, Long first, Byte* results, int n) {
  Tab t = tables(table);
  int g = blockIdx.x * blockDim.x + threadIdx.x;
  OWN_ROW;
  short scratch[MOST_LEGAL];  // first what is hidden, then what is legal
  Seed seed = first + g;
  if (g < n) {
    hidden_as_seen(t, given, seen, seat, row);
    hidden_determinize(t, row, seat, seed, scratch);
  } else {
    row[PHASE] = OVER;
  }
  int counter = 0;
  __syncwarp();
  while (__any_sync(ALL, row[PHASE] != OVER)) {
    int phase = row[PHASE];
    while (row[PHASE] != OVER && row[PHASE] == phase) {
      int mover = deciding_to_move(t, row);
      int count = deciding_legal(t, row, mover, scratch);
      deciding_apply(t, row, mover, scratch[chance_below(seed, counter++, count)]);
    }
    __syncwarp();
  }
  if (g < n) results[g] = playout_result(t, row, seat);
}

// --- a batch in the memory of the GPU: W games a warp, in shared memory while they are worked on

template <int W> struct Team {
  int lane, first, games, base, g;
  bool mine;
  RULE Team(int n, int each) {
    lane = threadIdx.x % LANES;
    int warp = threadIdx.x / LANES;
    first = (blockIdx.x * (blockDim.x / LANES) + warp) * W;
    games = n - first < W ? n - first : W;
    base = NEAR_WORDS + warp * each;
    g = first + lane;
    mine = lane < games;
  }
  RULE Shared row(int k) const { return Shared{(base + k * STRIDE) * 4}; }
  RULE void fetch(const Word* rows) const {
    for (int k = 0; k < games; k++)
      for (int w = lane; w < SIZE / 4; w += LANES) shared_words[base + k * STRIDE + w] = rows[(Long)(first + k) * (SIZE / 4) + w];
    __syncwarp();
  }
  RULE void put(Word* rows) const {
    __syncwarp();
    for (int k = 0; k < games; k++)
      for (int w = lane; w < SIZE / 4; w += LANES) rows[(Long)(first + k) * (SIZE / 4) + w] = shared_words[base + k * STRIDE + w];
  }
};

// Deal a game for each seed, to the places that are named, or one after the other.
extern "C" __global__ void __launch_bounds__(128) begin(
    const short* table, Byte* rows, Byte* seen, const Long* seeds, const int* which, int n) {
  Tab t = tables(table);
  int g = blockIdx.x * blockDim.x + threadIdx.x;
  if (g >= n) return;
  Shared row{(int)(NEAR_WORDS + threadIdx.x * STRIDE) * 4};
  dealing_deal(t, row, (Seed)seeds[g]);
  Long at = (Long)(which ? which[g] : g) * SIZE;
  for (int k = 0; k < SIZE; k++) rows[at + k] = seen[at + k] = row[k];
}

// Random numbers: a game that ends is dealt anew. What is kept of each: its seed, its counter, the hash so far.
template <class R> RULE void play_some(Tab t, R row, int g, int n, Long* meta, int count) {
  short listed[MOST_LEGAL];
  Seed seed = meta[g];
  int counter = (int)meta[n + g];
  Word digest = (Word)meta[2 * (Long)n + g];
  for (int k = 0; k < count; k++) {
    int seat = deciding_to_move(t, row);
    int action = listed[chance_below(seed, counter, deciding_legal(t, row, seat, listed))];
    deciding_apply(t, row, seat, action);
    counter += 1;
    digest = digest * PRIME + action;
    if (row[PHASE] == OVER) {
      digest = digest * PRIME + (Word)(ending_score(t, row, 0) * 1000 + ending_score(t, row, 1));
      seed = (seed + 0x9E3779B1u) & ALL;
      counter = 0;
      dealing_deal(t, row, (Seed)seed);
    }
  }
  meta[g] = seed;
  meta[n + g] = counter;
  meta[2 * (Long)n + g] = digest;
}

template <int W> RULE void some_games(const short* table, Word* rows, Long* meta, int count, int n) {
  Tab t = tables(table);
  Team<W> team(n, W * STRIDE);
  if (team.games <= 0) return;
  team.fetch(rows);
  if (team.mine) play_some(t, team.row(team.lane), team.g, n, meta, count);
  team.put(rows);
}

#define SOME(W) \
  extern "C" __global__ void __launch_bounds__(128) some_##W(const short* t, Word* rows, Long* meta, int count, int n) { \
    some_games<W>(t, rows, meta, count, n); \
  }
SOME(4)
SOME(8)
SOME(16)
SOME(32)

// Actions that were chosen elsewhere, none where it is below 0.
extern "C" __global__ void __launch_bounds__(128) act(const short* table, Word* rows, const short* actions, int n) {
  Tab t = tables(table);
  Team<ACTED> team(n, ACTED * STRIDE);
  if (team.games <= 0) return;
  team.fetch(rows);
  if (team.mine) {
    Shared row = team.row(team.lane);
    if (actions[team.g] >= 0 && row[PHASE] != OVER) deciding_apply(t, row, deciding_to_move(t, row), actions[team.g]);
  }
  team.put(rows);
}

// --- observations: WIDTH lanes a game, several games of a warp side by side

#define GROUPS (LANES / WIDTH)
#define SUM_WORDS (WHERE / 4)  // sums come first and go straight to their place; the rest is put together here
#define OUT_LINE (OUT_WORDS - SUM_WORDS + 1)
#define TEAM_WORDS (TEAM * STRIDE + GROUPS * OUT_LINE)

RULE int added(int value) {
  for (int k = WIDTH / 2; k; k >>= 1) value += __shfl_xor_sync(ALL, value, k);
  return value;
}

RULE Word cut_off(int value) { return least(most(value, -MOST), MOST) & 255; }

// What is printed, summed over the cards of each place: a product of matrices, places by cards and cards by features.
RULE void sum_features(const uint2* features, const Word* where, int lane, unsigned short* told) {
  int group = lane >> 2, four = lane & 3, sums[TILES][4] = {};
  Word low = (group + 1) * 0x01010101u, high = (group + 9) * 0x01010101u;
  #pragma unroll
  for (int k = 0; k < CARDS / 32; k++) {
    Word left = where[k * 8 + four], right = where[k * 8 + 4 + four];
    Word a0 = __vcmpeq4(left, low) & 0x01010101u, a1 = __vcmpeq4(left, high) & 0x01010101u;
    Word a2 = __vcmpeq4(right, low) & 0x01010101u, a3 = __vcmpeq4(right, high) & 0x01010101u;
    #pragma unroll
    for (int tile = 0; tile < TILES; tile++) {
      uint2 b = __ldg(features + (k * TILES + tile) * LANES + lane);
      asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
          : "+r"(sums[tile][0]), "+r"(sums[tile][1]), "+r"(sums[tile][2]), "+r"(sums[tile][3])
          : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b.x), "r"(b.y));
    }
  }
  #pragma unroll
  for (int tile = 0; tile < TILES; tile++) {
    int at = (group * FEATURES + tile * 8) / 2 + four;
    told[at] = cut_off(sums[tile][0]) | cut_off(sums[tile][1]) << 8;
    told[at + 4 * FEATURES] = cut_off(sums[tile][2]) | cut_off(sums[tile][3]) << 8;
  }
}

// The games of a warp that are told now, WIDTH lanes each; `then` is the row as the other seat is seen.
RULE void tell(
    Tab t, const uint2* features, Shared row, const Byte* then, int seat, int outs, int games, int lane, Word* words) {
  int own = lane % WIDTH;
  Shared told{(outs + lane / WIDTH * OUT_LINE - SUM_WORDS) * 4};
  for (int k = lane; k < GROUPS * OUT_LINE; k += LANES) shared_words[outs + k] = 0;
  __syncwarp();
  if (own == 0) seeing_tell_table(t, row, seat, told);
  int hidden = seeing_tell_areas(t, row, seat, own, WIDTH, told) + seeing_tell_seat(t, row, seat, seat, own, WIDTH, told);
  if (TWO) hidden += seeing_tell_seat(t, then, seat ^ 1, seat, own, WIDTH, told);
  __syncwarp();
  Three<int, int, int> cards = seeing_tell_cards(t, row, then, seat, own, WIDTH, told);
  __syncwarp();
  hidden = added(hidden + cards.a);
  int mine = added(cards.b), theirs = added(cards.c);
  if (own == 0) seeing_tell_totals(t, row, then, seat, hidden, mine, theirs, told);
  __syncwarp();
  for (int g = 0; g < games; g++) {
    const Word* here = shared_words + outs + g * OUT_LINE;
    sum_features(features, here, lane, (unsigned short*)(words + g * OUT_WORDS));
    for (int k = SUM_WORDS + lane; k < OUT_WORDS; k += LANES) words[g * OUT_WORDS + k] = here[k - SUM_WORDS];
  }
  __syncwarp();
}

// What the seat to move sees of each game and, where it is asked for, what it can do and how the game stands.
// Where a row has come to another phase than was seen, it is what is seen from now on.
extern "C" __global__ void __launch_bounds__(TELL_BLOCK, TELL_BLOCKS) look(
    const short* table, const uint2* features, const Word* rows, Word* seen, Word* inputs, Word* masks, short* lists,
    short* counts, Byte* moves, short* scores, Byte* won, int n) {
  Tab t = tables(table);
  Team<TEAM> team(n, TEAM_WORDS);
  if (team.games <= 0) return;
  Word then_words = team.mine ? seen[(Long)team.g * (SIZE / 4)] : 0;
  team.fetch(rows);
  Shared row = team.row(team.mine ? team.lane : 0);
  int seat = deciding_to_move(t, row);
  bool changed = team.mine && ((then_words ^ shared_words[row.at / 4]) & ROUND_AND_PHASE);
  bool window = team.mine && TWO && seeing_is_window(row);
  if (masks) {
    for (int k = 0; k < team.games; k++)
      for (int w = team.lane; w < MASK_WORDS; w += LANES) masks[(Long)(team.first + k) * MASK_WORDS + w] = 0;
    __syncwarp();
    if (team.mine) {
      short* listed = lists + (Long)team.g * MOST_LEGAL;
      bool over = row[PHASE] == OVER;
      int count = over ? 0 : deciding_legal(t, row, seat, listed);
      counts[team.g] = count;
      for (int k = 0; k < count; k++) ((Byte*)masks)[(Long)team.g * MASK_WORDS * 4 + listed[k]] = 1;
      moves[team.g] = over ? -1 : seat;
      won[team.g] = over ? ending_winners(t, row) : 0;
      for (int k = 0; k < 2; k++) scores[team.g * 2 + k] = ending_score(t, row, k);
    }
    __syncwarp();
  }
  int outs = team.base + TEAM * STRIDE;
  Word opens = __ballot_sync(ALL, window && !changed), others = __ballot_sync(ALL, changed);
  for (int k = 0; k < team.games; k++)
    if (others >> k & 1)
      for (int w = team.lane; w < SIZE / 4; w += LANES)
        seen[(Long)(team.first + k) * (SIZE / 4) + w] = shared_words[team.base + k * STRIDE + w];
  for (int first = 0; first < team.games; first += GROUPS) {
    int games = least(GROUPS, team.games - first);
    int k = first + least(team.lane / WIDTH, games - 1);  // lanes without a game do as the last one
    const Word* then = (opens >> k & 1 ? seen : rows) + (Long)(team.first + k) * (SIZE / 4);
    tell(t, features, team.row(k), (const Byte*)then, __shfl_sync(ALL, seat, k), outs, games, team.lane,
         inputs + (Long)(team.first + first) * OUT_WORDS);
  }
}
