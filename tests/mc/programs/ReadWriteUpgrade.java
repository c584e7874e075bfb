// check: deadlock
// A reader cannot become the writer.
import java.util.concurrent.locks.*;

public class ReadWriteUpgrade {
	public static void main(String[] args) throws Exception {
		ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
		lock.readLock().lock();
		lock.writeLock().lock();
	}
}
