// run: scan --only stale-value
// expect: stale-value
// size() > 0 then remove(0) on a Vector from several workers
import java.util.Vector;

class Job {
    final int id;

    Job(int id) {
        this.id = id;
    }

    void execute() {
        System.out.println("job " + id);
    }
}

class DrainWorker implements Runnable {
    private final Vector<Job> jobs;

    DrainWorker(Vector<Job> jobs) {
        this.jobs = jobs;
    }

    public void run() {
        while (true) {
            Job next = null;
            if (jobs.size() > 0) {
                next = jobs.remove(0);
            }
            if (next == null) {
                return;
            }
            next.execute();
        }
    }
}

public class JobQueueDrain {
    public static void main(String[] args) {
        Vector<Job> jobs = new Vector<>();
        for (int i = 0; i < 50; i++) {
            jobs.add(new Job(i));
        }
        new Thread(new DrainWorker(jobs)).start();
        new Thread(new DrainWorker(jobs)).start();
    }
}
// corpus: unseen
