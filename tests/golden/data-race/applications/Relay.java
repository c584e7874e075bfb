// Two semaphores with together one permit alternate the ownership of the slot; release happens-before acquire; laps and length are read after join (laps is written only by main).
// run: scan --only data-race
// expect: none
import java.util.concurrent.Semaphore;

public class Relay {
    private final Semaphore empty = new Semaphore(1);
    private final Semaphore full = new Semaphore(0);
    private String baton;
    private int laps;

    void hand(String b) throws InterruptedException {
        empty.acquire();
        baton = b;
        laps++;
        full.release();
    }

    String receive() throws InterruptedException {
        full.acquire();
        String b = baton + "/" + laps;
        baton = null;
        empty.release();
        return b;
    }

    static class Runner extends Thread {
        private final Relay relay;
        private final int rounds;
        private int length;

        Runner(Relay relay, int rounds) {
            super("runner");
            this.relay = relay;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < rounds; i++) {
                    length += relay.receive().length();
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Relay relay = new Relay();
        Runner r1 = new Runner(relay, 50);
        Runner r2 = new Runner(relay, 50);
        r1.start();
        r2.start();
        for (int i = 0; i < 100; i++) {
            relay.hand("baton" + i);
        }
        r1.join();
        r2.join();
        System.out.println((r1.length + r2.length) + " after " + relay.laps);
    }
}
// corpus: unseen26
