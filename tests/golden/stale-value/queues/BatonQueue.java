// run: scan --only stale-value
// expect: stale-value
// the worker tests isEmpty and removes in a second step; another worker may have removed the last element
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;

public class BatonQueue {
    static final class Worker extends Thread {
        private final List<Integer> work;
        private long sum;

        Worker(List<Integer> work) {
            this.work = work;
        }

        @Override
        public void run() {
            while (!work.isEmpty()) {
                int item = work.remove(0);
                sum += item;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Integer> work = Collections.synchronizedList(new LinkedList<>());
        for (int i = 0; i < 50_000; i++) {
            work.add(i);
        }
        Worker[] ws = {new Worker(work), new Worker(work), new Worker(work)};
        for (Worker w : ws) {
            w.start();
        }
        long total = 0;
        for (Worker w : ws) {
            w.join();
            total += w.sum;
        }
        System.out.println(total);
    }
}
// corpus: unseen14
