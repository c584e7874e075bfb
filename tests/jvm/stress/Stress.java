import java.util.Hashtable;
import java.util.Vector;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Deadlocks that are likely: two threads go through both orders, N times. Each kind has methods of its own, so that each has a
 * signature. An argument "throw" leaves by exceptions, "again" takes the outer lock twice.
 */
public class Stress {
	static final Object left = new Object(), right = new Object();
	static final ReentrantLock one = new ReentrantLock(), two = new ReentrantLock();
	static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();
	static final Vector<Integer> first = new Vector<>(), second = new Vector<>();
	static final Hashtable<String, Integer> ours = new Hashtable<>(), theirs = new Hashtable<>();
	static final StringBuffer text = new StringBuffer("a"), other = new StringBuffer("b");
	static final Account mine = new Account(), yours = new Account();
	static boolean throwing;
	static volatile long sink;

	static class Account {
		long balance;

		synchronized void transfer(Account to, int n) {
			balance -= n;
			to.deposit(n);
			leave();
		}

		synchronized void deposit(int n) {
			balance += n;
		}
	}

	/** Of the class itself, and of a class loader: what the JDK locks too. */
	static class Loader extends ClassLoader {

		static synchronized void look(Loader loader) {
			synchronized (loader) {
				sink++;
			}
		}

		void back() {
			synchronized (this) {
				look(this);
			}
		}
	}

	static final Loader loader = new Loader();

	static void leave() {
		if (throwing)
			throw new IllegalStateException();
	}

	static void leftRight() {
		synchronized (left) {
			synchronized (right) {
				sink++;
			}
			leave();
		}
	}

	static void rightLeft() {
		synchronized (right) {
			synchronized (left) {
				sink++;
			}
			leave();
		}
	}

	static void both(ReentrantLock a, ReentrantLock b) {
		a.lock();
		try {
			b.lock();
			b.unlock();
			leave();
		} finally {
			a.unlock();
		}
	}

	static void read() {
		table.readLock().lock();
		try {
			synchronized (left) {
				sink++;
			}
		} finally {
			table.readLock().unlock();
		}
	}

	static void write() {
		synchronized (left) {
			table.writeLock().lock();
			table.writeLock().unlock();
		}
	}

	static void once(String kind, boolean isFirst) {
		switch (kind) {
		case "monitors":
			if (isFirst)
				leftRight();
			else
				rightLeft();
			break;
		case "locks":
			if (isFirst)
				both(one, two);
			else
				both(two, one);
			break;
		case "readwrite":
			if (isFirst)
				read();
			else
				write();
			break;
		case "vectors":
			if (isFirst)
				first.addAll(0, second);
			else
				second.addAll(0, first);
			break;
		case "tables":
			if (isFirst)
				ours.equals(theirs);
			else
				theirs.equals(ours);
			break;
		case "buffers":
			if (isFirst)
				text.append(other);
			else
				other.append(text);
			break;
		case "methods":
			if (isFirst)
				mine.transfer(yours, 1);
			else
				yours.transfer(mine, 1);
			break;
		case "loader":
			if (isFirst)
				Loader.look(loader);
			else
				loader.back();
			break;
		default:
			throw new IllegalArgumentException(kind);
		}
	}

	static void many(String kind, boolean isFirst, int n) {
		for (int i = 0; i < n; i++)
			try {
				once(kind, isFirst);
				if (text.length() > 1000)
					text.setLength(1);
				if (other.length() > 1000)
					other.setLength(1);
			} catch (IllegalStateException e) {
				sink++;
			}
	}

	public static void main(String[] args) throws Exception {
		String kind = args[0];
		int n = Integer.parseInt(args[1]);
		throwing = args.length > 2 && args[2].equals("throw");
		int threads = args.length > 3 ? Integer.parseInt(args[3]) : 2;
		ours.put("k", 1);
		theirs.put("k", 2);
		Thread[] all = new Thread[threads];
		for (int i = 0; i < threads; i++) {
			boolean isFirst = i % 2 == 0;
			all[i] = new Thread(() -> many(kind, isFirst, n));
		}
		for (Thread thread : all)
			thread.start();
		for (Thread thread : all)
			thread.join();
		System.out.println("done " + kind);
	}
}
