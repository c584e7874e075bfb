// run: scan --only stale-value
// expect: none
// The workers use poll() and test its result for null; isEmpty() is asked only for a progress message.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class WorkQueuePoll {
    static class Worker extends Thread {
        private final Queue<Integer> jobs;
        private long sum;

        Worker(Queue<Integer> jobs) {
            this.jobs = jobs;
        }

        @Override
        public void run() {
            Integer j;
            while ((j = jobs.poll()) != null) {
                sum += j;
                if (jobs.isEmpty()) {
                    System.out.println("nearly done");
                }
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
