// run: scan --only lock-order
// expect: lock-order
// Hadoop style: JobTracker.heartbeat holds the tracker and calls job.obtainTask (locks the job); JobInProgress.kill holds the job and calls tracker.finalizeJob.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class JobTrackerSim {
    static class JobTracker {
        private final Map<String, JobInProgress> jobs = new HashMap<>();
        private final List<String> history = new ArrayList<>();

        synchronized JobInProgress submit(String id) {
            JobInProgress j = new JobInProgress(id, this);
            jobs.put(id, j);
            return j;
        }

        synchronized String heartbeat(String host) {
            for (JobInProgress job : jobs.values()) {
                String t = job.obtainTask(host);
                if (t != null) {
                    return t;
                }
            }
            return null;
        }

        synchronized void finalizeJob(JobInProgress j) {
            history.add(j.id);
        }
    }

    static class JobInProgress {
        final String id;
        private final JobTracker tracker;
        private int pending = 5;
        private boolean killed;

        JobInProgress(String id, JobTracker tracker) {
            this.id = id;
            this.tracker = tracker;
        }

        synchronized String obtainTask(String host) {
            if (killed || pending == 0) {
                return null;
            }
            pending--;
            return id + "_" + pending + "@" + host;
        }

        synchronized void kill() {
            if (!killed) {
                killed = true;
                tracker.finalizeJob(this);
            }
        }
    }

    static class TaskTracker extends Thread {
        private final JobTracker jt;

        TaskTracker(JobTracker jt, String name) {
            super(name);
            this.jt = jt;
        }

        @Override
        public void run() {
            String task;
            while ((task = jt.heartbeat(getName())) != null) {
                System.out.println(task);
            }
        }
    }

    public static void main(String[] args) {
        JobTracker jt = new JobTracker();
        JobInProgress j1 = jt.submit("job_1");
        jt.submit("job_2");
        new TaskTracker(jt, "h1").start();
        new TaskTracker(jt, "h2").start();
        j1.kill();
    }
}
// corpus: unseen
