import java.util.Random;
import java.util.concurrent.Semaphore;

public class SmokersTable {
    enum Item { TOBACCO, PAPER, MATCHES }

    private final Semaphore tableFree = new Semaphore(1);
    private final Semaphore[] calls = {new Semaphore(0), new Semaphore(0), new Semaphore(0)};
    private Item left;
    private Item right;
    private boolean over;
    private int served;

    class Smoker implements Runnable {
        private final Item owns;
        private int smoked;

        Smoker(Item owns) {
            this.owns = owns;
        }

        @Override
        public void run() {
            boolean go = true;
            while (go) {
                calls[owns.ordinal()].acquireUninterruptibly();
                go = !over;
                if (go) {
                    if (left == owns || right == owns) {
                        throw new IllegalStateException("wrong call");
                    }
                    left = null;
                    right = null;
                    served++;
                    smoked++;
                }
                tableFree.release();
            }
        }
    }

    private void agent(int rounds) {
        Random rnd = new Random(5);
        Item[] items = Item.values();
        for (int i = 0; i < rounds; i++) {
            tableFree.acquireUninterruptibly();
            int chosen = rnd.nextInt(3);
            left = items[(chosen + 1) % 3];
            right = items[(chosen + 2) % 3];
            calls[chosen].release();
        }
        for (Semaphore s : calls) {
            tableFree.acquireUninterruptibly();
            over = true;
            s.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SmokersTable table = new SmokersTable();
        Smoker[] smokers = new Smoker[3];
        Thread[] threads = new Thread[3];
        for (Item it : Item.values()) {
            int i = it.ordinal();
            smokers[i] = table.new Smoker(it);
            threads[i] = new Thread(smokers[i], "smoker-" + it);
            threads[i].start();
        }
        Thread agent = new Thread(() -> table.agent(150), "agent");
        agent.start();
        agent.join();
        for (Thread t : threads) {
            t.join();
        }
        int sum = 0;
        for (Smoker s : smokers) {
            sum += s.smoked;
        }
        System.out.println(table.served + " served, " + sum + " smoked");
    }
}
