// run: scan --only atomicity
// expect: none
// the shared bucket checks and takes in one step (tryConsume); its answer is all that is used
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class IngressThrottle {
    static final class TokenPool {
        private int tokens;

        TokenPool(int tokens) {
            this.tokens = tokens;
        }

        synchronized boolean tryConsume(int n) {
            if (tokens < n) {
                return false;
            }
            tokens -= n;
            return true;
        }

        synchronized void refill(int n) {
            tokens += n;
        }

        synchronized int left() {
            return tokens;
        }
    }

    private final Object gate = new Object();
    private final TokenPool main;
    private final TokenPool overflow;
    private int admitted;
    private int rejected;

    IngressThrottle(TokenPool main, TokenPool overflow) {
        this.main = main;
        this.overflow = overflow;
    }

    boolean admit(int cost) {
        synchronized (gate) {
            if (main.tryConsume(cost) || overflow.tryConsume(cost)) {
                admitted++;
                return true;
            }
            rejected++;
            return false;
        }
    }

    String report() {
        synchronized (gate) {
            return admitted + "/" + rejected;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TokenPool shared = new TokenPool(100);
        TokenPool spare = new TokenPool(20);
        IngressThrottle web = new IngressThrottle(shared, spare);
        IngressThrottle api = new IngressThrottle(shared, spare);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 500; i++) {
            pool.execute(() -> web.admit(3));
            pool.execute(() -> api.admit(2));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(web.report() + " " + api.report() + " left " + shared.left());
    }
}
// corpus: unseen15
