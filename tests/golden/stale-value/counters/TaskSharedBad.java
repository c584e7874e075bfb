// run: scan --only stale-value
// expect: stale-value method=TaskSharedBad.run line=here severity=high
// One task in two threads, and they are seen.

public class TaskSharedBad implements Runnable {
    private volatile int done;

    public void run() {
        for (int i = 0; i < 100; i++)
            done++; // <- here
    }

    public static void main(String[] args) {
        TaskSharedBad task = new TaskSharedBad();
        new Thread(task).start();
        new Thread(task).start();
    }
}
