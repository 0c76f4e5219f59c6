// What the translated functions stand on: the same meaning as in Python.

typedef signed char Byte;
typedef unsigned int Word;
typedef unsigned long long Seed;
typedef long long Long;

#ifdef __CUDACC__
#define RULE __device__
#define APART __device__ __noinline__
#define NUMBERS __device__ const
extern __shared__ Word shared_words[];
// The columns that the rules read lie in shared memory, before everything else; what is read seldom stays where it is.
struct Tab {
  const short* all;
  RULE int operator[](int i) const { return ((const short*)shared_words)[i]; }
  RULE int far(int i) const { return __ldg(all + i); }
};
#else
#define RULE static inline
#define APART static
#define NUMBERS static const
struct Tab {
  const short* all;
  int operator[](int i) const { return all[i]; }
  int far(int i) const { return all[i]; }
};
#endif

template <class A, class B> struct Two { A a; B b; };
template <class A, class B, class C> struct Three { A a; B b; C c; };

template <class N> RULE N least(N a, N b) { return b < a ? b : a; }
template <class N> RULE N most(N a, N b) { return b > a ? b : a; }
// As in Python, the rest has the sign of what it is divided by.
template <class N> RULE N rest(N a, N b) { N r = a % b; return r != 0 && (r < 0) != (b < 0) ? r + b : r; }
template <class N> RULE N divided(N a, N b) { return (a - rest(a, b)) / b; }

// --- chance: kingdom.fast.chance, with words that wrap around by themselves

RULE Word chance_mix(Word x) {
  x ^= x >> 16;
  x *= 0x85EBCA6Bu;
  x ^= x >> 13;
  x *= 0x42B2AE35u;
  return x ^ (x >> 16);
}

RULE Word chance_bits(Seed seed, int counter) {
  return chance_mix(chance_mix((Word)seed ^ 0x5BD1E995u) + chance_mix((Word)(seed >> 32)) * 3u + (Word)counter * 0x9E3779B1u);
}

RULE int chance_below(Seed seed, int counter, int bound) {
  return (int)(((Seed)chance_bits(seed, counter) * (Word)bound) >> 32);
}
