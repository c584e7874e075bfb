// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// tryAcquire reads tokens() and writes setTokens(t - 1) in two synchronized calls: two callers can use one token, and a refill in between is lost
import java.util.concurrent.atomic.LongAdder;

public class CallRateLimiter {
    static final class TokenCell {
        private final int max;
        private int tokens;

        TokenCell(int max) {
            this.max = max;
            this.tokens = max;
        }

        synchronized int tokens() {
            return tokens;
        }

        synchronized void setTokens(int n) {
            tokens = Math.min(max, n);
        }
    }

    private final TokenCell cell;

    CallRateLimiter(int max) {
        cell = new TokenCell(max);
    }

    boolean tryAcquire() {
        int t = cell.tokens();
        if (t <= 0) {
            return false;
        }
        cell.setTokens(t - 1);
        return true;
    }

    void refill(int n) {
        cell.setTokens(cell.tokens() + n);
    }

    public static void main(String[] args) throws Exception {
        CallRateLimiter limiter = new CallRateLimiter(1000);
        LongAdder granted = new LongAdder();
        Runnable caller = () -> {
            for (int i = 0; i < 20_000; i++) {
                if (limiter.tryAcquire()) {
                    granted.increment();
                }
            }
        };
        Thread a = new Thread(caller);
        Thread b = new Thread(caller);
        Thread refiller = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                limiter.refill(10);
            }
        });
        a.start();
        b.start();
        refiller.start();
        a.join();
        b.join();
        refiller.join();
        System.out.println(granted.sum());
    }
}
// corpus: unseen13
