// check: exception
// Unlock by another than the owner.
import java.util.concurrent.locks.*;

public class UnlockNotMine {
	public static void main(String[] args) throws Exception {
		new ReentrantLock().unlock();
	}
}
