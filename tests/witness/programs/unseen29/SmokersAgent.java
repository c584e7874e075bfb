import java.util.Random;
import java.util.concurrent.Semaphore;

/** Cigarette smokers: the agent lays out two ingredients and wakes the third party. */
public class SmokersAgent {
    enum Ingredient { TOBACCO, PAPER, MATCHES }

    static class Table {
        private final Semaphore empty = new Semaphore(1);
        private final Semaphore[] turn = {new Semaphore(0), new Semaphore(0), new Semaphore(0)};
        private Ingredient first;
        private Ingredient second;
        private boolean closed;
        private int cigarettes;

        void lay(Ingredient missing) throws InterruptedException {
            empty.acquire();
            Ingredient[] all = Ingredient.values();
            first = all[(missing.ordinal() + 1) % 3];
            second = all[(missing.ordinal() + 2) % 3];
            turn[missing.ordinal()].release();
        }

        boolean smoke(Ingredient own) throws InterruptedException {
            turn[own.ordinal()].acquire();
            if (closed) {
                return false;
            }
            if (first == own || second == own) {
                throw new IllegalStateException("woke the wrong smoker");
            }
            first = null;
            second = null;
            cigarettes++;
            empty.release();
            return true;
        }

        int close() throws InterruptedException {
            empty.acquire();
            closed = true;
            int total = cigarettes;
            for (Semaphore s : turn) {
                s.release();
            }
            return total;
        }
    }

    static class Smoker implements Runnable {
        private final Ingredient own;
        private final Table table;

        Smoker(Ingredient own, Table table) {
            this.own = own;
            this.table = table;
        }

        @Override
        public void run() {
            int mine = 0;
            try {
                while (table.smoke(own)) {
                    mine++;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            System.out.println(own + " smoked " + mine);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Table table = new Table();
        for (Ingredient i : Ingredient.values()) {
            new Thread(new Smoker(i, table)).start();
        }
        Random rnd = new Random(5);
        for (int round = 0; round < 60; round++) {
            table.lay(Ingredient.values()[rnd.nextInt(3)]);
        }
        System.out.println("total " + table.close());
    }
}
