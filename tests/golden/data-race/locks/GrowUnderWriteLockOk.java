// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.*;
public class GrowUnderWriteLockOk {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private int size;
    void grow() { rw.writeLock().lock(); try { size++; } finally { rw.writeLock().unlock(); } }
    int size() { rw.readLock().lock(); try { return size; } finally { rw.readLock().unlock(); } }
    public static void main(String[] args) {
        GrowUnderWriteLockOk b = new GrowUnderWriteLockOk();
        for (int i = 0; i < 3; i++) new Thread(b::grow).start();
        new Thread(() -> System.out.println(b.size())).start();
    }
}
// corpus: unseen22
