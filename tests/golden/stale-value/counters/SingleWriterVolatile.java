// run: scan --only stale-value
// expect: none
// Only the sampler thread ever writes the volatile count; read-increment-write by a single writer loses nothing, and the others only read.
public class SingleWriterVolatile {
    static class Sampler extends Thread {
        private volatile int count;
        private volatile boolean stop;

        @Override
        public void run() {
            while (!stop) {
                int c = count;
                count = c + 1;
                Thread.yield();
            }
        }

        int count() {
            return count;
        }

        void finish() {
            stop = true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sampler s = new Sampler();
        s.start();
        Thread viewer = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                System.out.println(s.count());
            }
        });
        viewer.start();
        viewer.join();
        s.finish();
        s.join();
    }
}
// corpus: unseen
