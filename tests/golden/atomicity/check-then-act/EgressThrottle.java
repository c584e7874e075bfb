// run: scan --only atomicity
// expect: atomicity
// two throttles with their own locks share one bucket; available() and consume() are two lock steps, the bucket goes below zero
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class EgressThrottle {
    static final class TokenBucket {
        private int tokens;

        TokenBucket(int tokens) {
            this.tokens = tokens;
        }

        synchronized int available() {
            return tokens;
        }

        synchronized void consume(int n) {
            tokens -= n;
        }

        synchronized void refill(int n) {
            tokens += n;
        }
    }

    private final Object gate = new Object();
    private final TokenBucket bucket;
    private int admitted;
    private int rejected;

    EgressThrottle(TokenBucket bucket) {
        this.bucket = bucket;
    }

    boolean admit(int cost) {
        synchronized (gate) {
            if (bucket.available() < cost) {
                rejected++;
                return false;
            }
            bucket.consume(cost);
            admitted++;
            return true;
        }
    }

    String report() {
        synchronized (gate) {
            return admitted + "/" + rejected;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TokenBucket shared = new TokenBucket(100);
        EgressThrottle mail = new EgressThrottle(shared);
        EgressThrottle sms = new EgressThrottle(shared);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 1_000; i++) {
            pool.execute(() -> mail.admit(3));
            pool.execute(() -> sms.admit(2));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(mail.report() + " " + sms.report() + " left " + shared.available());
    }
}
// corpus: unseen15
