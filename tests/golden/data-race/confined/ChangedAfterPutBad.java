// The job is changed after it was put into the queue.
// run: scan --only data-race
// expect: data-race field=ChangedAfterPutBad$Job.state
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class ChangedAfterPutBad {
    static class Job {
        int state;
    }

    public static void main(String[] x) throws Exception {
        BlockingQueue<Job> in = new LinkedBlockingQueue<>();
        Thread w =
                new Thread(
                        () -> {
                            try {
                                while (true) {
                                    Job j = in.take();
                                    j.state++;
                                }
                            } catch (InterruptedException e) {
                            }
                        });
        w.start();
        for (int i = 0; i < 5; i++) {
            Job j = new Job();
            in.put(j);
            j.state = i;
        }
    }
}
