// run: scan --only stale-value
// expect: none
// isEmpty only ends the loop (nothing is added later); the work itself is fetched by poll and a null answer is handled
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class RelayQueue {
    static final class Runner extends Thread {
        private final Queue<Integer> work;
        private long sum;

        Runner(Queue<Integer> work) {
            this.work = work;
        }

        @Override
        public void run() {
            while (!work.isEmpty()) {
                Integer item = work.poll();
                if (item != null) {
                    sum += item;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Integer> work = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 20_000; i++) {
            work.add(i);
        }
        Runner[] rs = {new Runner(work), new Runner(work), new Runner(work)};
        for (Runner r : rs) {
            r.start();
        }
        long total = 0;
        for (Runner r : rs) {
            r.join();
            total += r.sum;
        }
        System.out.println(total);
    }
}
// corpus: unseen14
