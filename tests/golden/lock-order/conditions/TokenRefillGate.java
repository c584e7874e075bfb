// run: scan --only lock-order
// expect: lock-order
// acquire waits on the bucket while it still holds the settings monitor, and the refill thread needs the settings monitor before it can notify
public class TokenRefillGate {
    private final GateSettings settings = new GateSettings();
    private final RefillBucket bucket = new RefillBucket();

    void acquire(int weight) throws InterruptedException {
        synchronized (settings) {
            int cost = weight * settings.multiplier;
            bucket.take(cost);
            settings.granted += cost;
        }
    }

    void refill() {
        int rate;
        synchronized (settings) {
            rate = settings.perTick;
        }
        bucket.add(rate);
    }

    public static void main(String[] args) throws Exception {
        TokenRefillGate gate = new TokenRefillGate();
        Thread refiller = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                gate.refill();
                pause();
            }
        }, "refiller");
        Thread caller = new Thread(() -> {
            try {
                for (int i = 0; i < 50; i++) {
                    gate.acquire(3);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "caller");
        refiller.start();
        caller.start();
        refiller.join();
        caller.join();
    }

    private static void pause() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

class GateSettings {
    int multiplier = 2;
    int perTick = 5;
    long granted;
}

class RefillBucket {
    private int tokens;

    synchronized void take(int n) throws InterruptedException {
        while (tokens < n) {
            wait();
        }
        tokens -= n;
    }

    synchronized void add(int n) {
        tokens += n;
        notifyAll();
    }
}
// corpus: unseen13
