// run: scan --only stale-value
// expect: none
// the volatile counter has one writer, the copier thread; all others only read it
public class CopyProgress {
    static final class Copier extends Thread {
        private volatile int blocks;
        private volatile boolean done;
        private final int total;

        Copier(int total) {
            this.total = total;
        }

        @Override
        public void run() {
            for (int i = 0; i < total; i++) {
                blocks++;
            }
            done = true;
        }

        int percent() {
            return (int) (100L * blocks / total);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Copier c = new Copier(200_000);
        Thread bar = new Thread(() -> {
            int last = -1;
            while (!c.done) {
                last = Math.max(last, c.percent());
                Thread.onSpinWait();
            }
            System.out.println("bar saw growth: " + (c.percent() >= last));
        });
        c.start();
        bar.start();
        c.join();
        bar.join();
        System.out.println(c.percent() + "%");
    }
}
// corpus: unseen14
