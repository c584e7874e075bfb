// run: scan --only lock-order
// expect: none
// the settings live inside the bucket under one monitor, and that is the only lock held when wait is called
public class BurstGate {
    private final BurstBucket bucket = new BurstBucket(2, 5);

    void acquire(int weight) throws InterruptedException {
        bucket.take(weight);
    }

    void refill() {
        bucket.tick();
    }

    public static void main(String[] args) throws Exception {
        BurstGate gate = new BurstGate();
        Thread refiller = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
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
        System.out.println(gate.bucket.granted());
    }

    private static void pause() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

class BurstBucket {
    private final int multiplier;
    private final int perTick;
    private int tokens;
    private long granted;

    BurstBucket(int multiplier, int perTick) {
        this.multiplier = multiplier;
        this.perTick = perTick;
    }

    synchronized void take(int weight) throws InterruptedException {
        int cost = weight * multiplier;
        while (tokens < cost) {
            wait();
        }
        tokens -= cost;
        granted += cost;
    }

    synchronized void tick() {
        tokens += perTick;
        notifyAll();
    }

    synchronized long granted() {
        return granted;
    }
}
// corpus: unseen13
