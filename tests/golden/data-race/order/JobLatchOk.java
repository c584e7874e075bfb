// Each job has a latch of its own, which is opened behind its result and waited for before it is read.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class JobLatchOk {
    static class Job implements Runnable {
        private final CountDownLatch done = new CountDownLatch(1);
        private final int n;
        private int result;

        Job(int n) {
            this.n = n;
        }

        public void run() {
            for (int i = 0; i < n; i++) result += i;
            done.countDown();
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
