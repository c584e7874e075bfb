// The job opens its latch before it has a result.
// run: scan --only data-race
// expect: data-race field=JobLatchBad$Job.result
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class JobLatchBad {
    static class Job implements Runnable {
        private final CountDownLatch done = new CountDownLatch(1);
        private final int n;
        private int result;

        Job(int n) {
            this.n = n;
        }

        public void run() {
            done.countDown();
            for (int i = 0; i < n; i++) result += i;
        }

        int get() throws InterruptedException {
            done.await();
            return result;
        }
    }

    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(3);
        List<Job> js = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Job j = new Job(i);
            js.add(j);
            p.execute(j);
        }
        int t = 0;
        for (Job j : js) t += j.get();
        p.shutdown();
        System.out.println(t);
    }
}
