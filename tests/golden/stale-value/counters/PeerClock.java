// run: scan --only stale-value
// expect: none
// apache/zookeeper#233 (ZOOKEEPER-2762, volatile increments that are right) - only the election thread ever writes the two volatile counters, all others read them to show them
public class PeerClock {
    private final Thread electionThread = new Thread(this::runRounds, "election");
    private volatile long logicalClock;
    private volatile int lookingRounds;
    private volatile boolean shutdown;

    static PeerClock launch() {
        PeerClock c = new PeerClock();
        c.electionThread.start();
        return c;
    }

    private void runRounds() {
        while (!shutdown && logicalClock < 10_000) {
            logicalClock++;
            if (logicalClock % 10 == 0) {
                lookingRounds++;
            }
            if (logicalClock % 1000 == 0) {
                Thread.yield();
            }
        }
    }

    long logicalClock() {
        return logicalClock;
    }

    int lookingRounds() {
        return lookingRounds;
    }

    void halt() throws InterruptedException {
        shutdown = true;
        electionThread.join();
    }

    @Override
    public String toString() {
        return "clock=" + logicalClock + " looking=" + lookingRounds;
    }

    public static void main(String[] args) throws InterruptedException {
        PeerClock clock = PeerClock.launch();
        Thread[] fourLetterWords = new Thread[2];
        for (int i = 0; i < fourLetterWords.length; i++) {
            fourLetterWords[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    if (clock.toString().isEmpty()) {
                        throw new AssertionError();
                    }
                }
            });
            fourLetterWords[i].start();
        }
        for (Thread t : fourLetterWords) {
            t.join();
        }
        Thread.sleep(20);
        clock.halt();
        System.out.println(clock.logicalClock() > 0 && clock.lookingRounds() >= 0);
    }
}
// corpus: unseen18
