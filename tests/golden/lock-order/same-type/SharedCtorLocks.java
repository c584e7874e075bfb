// run: scan --only lock-order
// expect: lock-order
// locks are passed to constructors, the two workers get them swapped
import java.util.concurrent.CountDownLatch;

public class SharedCtorLocks {
    static class Copier implements Runnable {
        private final Object sourceLock, targetLock;
        private final CountDownLatch go;
        private final int[] data;
        Copier(Object sourceLock, Object targetLock, int[] data, CountDownLatch go) {
            this.sourceLock = sourceLock;
            this.targetLock = targetLock;
            this.data = data;
            this.go = go;
        }
        @Override public void run() {
            try {
                go.await();
            } catch (InterruptedException e) {
                return;
            }
            for (int i = 0; i < data.length; i++) {
                synchronized (sourceLock) {
                    int v = data[i];
                    synchronized (targetLock) {
                        data[i] = v + 1;
                    }
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Object disk = new Object();
        Object tape = new Object();
        CountDownLatch go = new CountDownLatch(1);
        int[] buffer = new int[1000];
        Thread backup = new Thread(new Copier(disk, tape, buffer, go), "backup");
        Thread restore = new Thread(new Copier(tape, disk, buffer, go), "restore");
        backup.start();
        restore.start();
        go.countDown();
        backup.join();
        restore.join();
    }
}
// corpus: unseen
