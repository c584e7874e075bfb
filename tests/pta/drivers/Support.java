import java.util.*;
import java.util.concurrent.*;

/** What every driver uses: objects that can be told apart by the method that makes them, and objects of the program's own. */
public final class Support {
	/** Told apart by who makes it. */
	public static class Mark implements Delayed {
		public int hashCode() { return 1; }
		public boolean equals(Object other) { return this == other; }
		public String toString() { return "mark"; }
		public int compareTo(Delayed other) { return 0; }
		public long getDelay(TimeUnit unit) { return 0; }
	}

	public static class Problem extends Exception {
		public Problem() { }
		public Problem(Mark mark) { super(new Problem()); }
	}

	public enum Colour { RED, GREEN }

	public static class Walk implements Iterator, Enumeration {
		final Object one;
		int left = 1;
		Walk(Object one) { this.one = one; }
		public boolean hasNext() { return left > 0; }
		public Object next() { left--; return one; }
		public boolean hasMoreElements() { return left > 0; }
		public Object nextElement() { left--; return one; }
	}

	public static class Coll extends AbstractCollection {
		final Object one;
		public Coll(Object one) { this.one = one; }
		public int size() { return 1; }
		public Iterator iterator() { return new Walk(one); }
	}

	static class Pair implements Map.Entry {
		final Object key, value;
		Pair(Object key, Object value) { this.key = key; this.value = value; }
		public Object getKey() { return key; }
		public Object getValue() { return value; }
		public Object setValue(Object value) { throw new UnsupportedOperationException(); }
	}

	static class Pairs extends AbstractSet {
		final Object one;
		Pairs(Object one) { this.one = one; }
		public int size() { return 1; }
		public Iterator iterator() { return new Walk(one); }
	}

	public static class Table extends AbstractMap {
		final Object key, value;
		public Table(Object key, Object value) { this.key = key; this.value = value; }
		public Set entrySet() { return new Pairs(new Pair(key, value)); }
	}

	public static class Order implements Comparator {
		public int compare(Object a, Object b) { return a == b ? 0 : 1; }
	}

	public static class Alarm extends TimerTask {
		public void run() { }
	}

	public static class Fork extends RecursiveTask {
		final Object result;
		public Fork(Object result) { this.result = result; }
		protected Object compute() { return result; }
	}

	public static class Chars implements CharSequence {
		public int length() { return 1; }
		public char charAt(int i) { return 'a'; }
		public CharSequence subSequence(int from, int to) { return this; }
		public String toString() { return "a"; }
	}

	public static class Group extends ThreadGroup {
		public Group() { super("group"); }
		public void uncaughtException(Thread thread, Throwable thrown) { }
	}

	public static class Reader implements Flow.Subscriber {
		public void onSubscribe(Flow.Subscription subscription) { subscription.request(9); }
		public void onNext(Object item) { }
		public void onError(Throwable thrown) { }
		public void onComplete() { }
	}

	public static class Blocker implements ForkJoinPool.ManagedBlocker {
		public boolean block() { return true; }
		public boolean isReleasable() { return false; }
	}
}
