// Each job has a volatile flag of its own.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;

public class JobFlagOk {
    static class Job implements Runnable {
        private volatile boolean done;
        private final int n;
        private int result;

        Job(int n) {
            this.n = n;
        }

        public void run() {
            for (int i = 0; i < n; i++) result += i;
            done = true;
        }
    }

    public static void main(String[] a) throws Exception {
        List<Job> js = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Job j = new Job(i);
            js.add(j);
            new Thread(j).start();
        }
        int t = 0;
        for (Job j : js) {
            while (!j.done) Thread.onSpinWait();
            t += j.result;
        }
        System.out.println(t);
    }
}
