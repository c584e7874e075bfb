// run: scan --only stale-value
// expect: none
// Under a lock.

public class TaskSharedOk implements Runnable {
    private volatile int done;

    public void run() {
        for (int i = 0; i < 100; i++)
            synchronized (this) {
                done++;
            }
    }

    public static void main(String[] args) {
        TaskSharedOk task = new TaskSharedOk();
        new Thread(task).start();
        new Thread(task).start();
    }
}
