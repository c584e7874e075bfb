// run: scan --only stale-value
// expect: stale-value
// The workers ask isEmpty() on a ConcurrentLinkedQueue and then call remove(), which throws NoSuchElementException when another worker took the last element.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class WorkQueueEmpty {
    static class Worker extends Thread {
        private final Queue<Integer> jobs;
        private long sum;

        Worker(Queue<Integer> jobs) {
            this.jobs = jobs;
        }

        @Override
        public void run() {
            while (!jobs.isEmpty()) {
                int j = jobs.remove();
                sum += j;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Integer> jobs = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 1000; i++) {
            jobs.add(i);
        }
        Worker a = new Worker(jobs);
        Worker b = new Worker(jobs);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(a.sum + b.sum);
    }
}
// corpus: unseen
