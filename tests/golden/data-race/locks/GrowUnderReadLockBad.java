// run: scan --only data-race
// expect: data-race field=GrowUnderReadLockBad.size severity=high
import java.util.concurrent.locks.*;
public class GrowUnderReadLockBad {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private int size;
    void grow() { rw.readLock().lock(); try { size++; } finally { rw.readLock().unlock(); } }
    public static void main(String[] args) {
        GrowUnderReadLockBad b = new GrowUnderReadLockBad();
        for (int i = 0; i < 3; i++) new Thread(b::grow).start();
    }
}
// corpus: unseen22
