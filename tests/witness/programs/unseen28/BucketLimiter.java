import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

public class BucketLimiter {
    record State(long tokens, long stamp, long denied) {
        State refill(long now, long perTick, long cap) {
            long ticks = now - stamp;
            return ticks <= 0 ? this : new State(Math.min(cap, tokens + ticks * perTick), now, denied);
        }
    }

    interface Clock {
        long tick();
    }

    static class Limiter {
        private final AtomicReference<State> state;
        private final long cap;
        private volatile long perTick;
        private final Clock clock;

        Limiter(long cap, long perTick, Clock clock) {
            this.cap = cap;
            this.perTick = perTick;
            this.clock = clock;
            this.state = new AtomicReference<>(new State(cap, clock.tick(), 0));
        }

        void rate(long perTick) {
            this.perTick = perTick;
        }

        boolean tryTake(long n) {
            while (true) {
                State old = state.get();
                State s = old.refill(clock.tick(), perTick, cap);
                boolean granted = s.tokens() >= n;
                State next = granted
                        ? new State(s.tokens() - n, s.stamp(), s.denied())
                        : new State(s.tokens(), s.stamp(), s.denied() + 1);
                if (state.compareAndSet(old, next)) {
                    return granted;
                }
            }
        }

        long denied() {
            return state.get().denied();
        }
    }

    static class Client {
        private final Limiter limiter;
        private int granted;

        Client(Limiter limiter) {
            this.limiter = limiter;
        }

        int hammer(int times) {
            for (int i = 0; i < times; i++) {
                if (limiter.tryTake(1 + i % 3)) {
                    granted++;
                }
            }
            return granted;
        }
    }

    public static void main(String[] args) {
        long start = System.nanoTime();
        Limiter limiter = new Limiter(50, 2, () -> (System.nanoTime() - start) / 100_000);
        CompletableFuture<?>[] runs = IntStream.range(0, 4)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> new Client(limiter).hammer(300)))
                .toArray(CompletableFuture<?>[]::new);
        limiter.rate(5);
        int granted = 0;
        for (CompletableFuture<?> f : runs) {
            granted += (Integer) f.join();
        }
        System.out.println(granted + limiter.denied());
    }
}
