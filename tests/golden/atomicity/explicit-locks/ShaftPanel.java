// run: scan --only atomicity
// expect: atomicity
// Each cabin serves floors under its own lock; called() and clear() of the shared panel are two steps, so two cabins serve the same call
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ShaftPanel {
    enum Dir { UP, DOWN }

    static class Panel {
        private final boolean[][] calls = new boolean[10][2];

        synchronized void call(int floor, Dir d) {
            calls[floor][d.ordinal()] = true;
        }

        synchronized boolean called(int floor, Dir d) {
            return calls[floor][d.ordinal()];
        }

        synchronized void clear(int floor, Dir d) {
            calls[floor][d.ordinal()] = false;
        }
    }

    static class Cabin implements Runnable {
        private final Lock lock = new ReentrantLock();
        private final Panel panel;
        private int stops;

        Cabin(Panel panel) {
            this.panel = panel;
        }

        void serve(int floor, Dir d) {
            lock.lock();
            try {
                if (panel.called(floor, d)) {
                    open(floor, d);
                }
            } finally {
                lock.unlock();
            }
        }

        private void open(int floor, Dir d) {
            panel.clear(floor, d);
            stops++;
        }

        int stops() {
            lock.lock();
            try {
                return stops;
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void run() {
            for (int i = 0; i < 20_000; i++) {
                serve(i % 10, i % 2 == 0 ? Dir.UP : Dir.DOWN);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Panel panel = new Panel();
        Cabin[] cabins = {new Cabin(panel), new Cabin(panel)};
        for (Cabin c : cabins) {
            new Thread(c).start();
        }
        for (int i = 0; i < 5_000; i++) {
            panel.call(i % 10, i % 3 == 0 ? Dir.UP : Dir.DOWN);
        }
        System.out.println(cabins[0].stops() + cabins[1].stops());
    }
}
// corpus: unseen10
