// A.2 with getArray synchronized. Elements are written before the array is published under the lock.
// run: scan --only data-race
// expect: none
import java.util.Iterator;
import java.util.NoSuchElementException;
class A2CopyOnWriteListOk {
	protected Object[] array = new Object[0];
	protected synchronized Object[] getArray() { return array; }
	public synchronized void add(Object element) {
		int len = array.length;
		Object[] newArray = new Object[len + 1];
		System.arraycopy(array, 0, newArray, 0, len);
		newArray[len] = element;
		array = newArray;
	}
	public Iterator<Object> iterator() {
		return new Iterator<Object>() {
			protected final Object[] snapshot = getArray();
			protected int cursor = 0;
			public boolean hasNext() { return cursor < snapshot.length; }
			public Object next() {
				try {
					return snapshot[cursor++];
				} catch (IndexOutOfBoundsException ex) {
					throw new NoSuchElementException();
				}
			}
		};
	}
	static class Adder extends Thread {
		final A2CopyOnWriteListOk list;
		Adder(A2CopyOnWriteListOk list) { this.list = list; }
		@Override public void run() { list.add("x"); }
	}
	static class Reader extends Thread {
		final A2CopyOnWriteListOk list;
		Reader(A2CopyOnWriteListOk list) { this.list = list; }
		@Override public void run() {
			for (Iterator<Object> i = list.iterator(); i.hasNext();)
				System.out.println(i.next());
		}
	}
	public static void main(String[] args) {
		A2CopyOnWriteListOk list = new A2CopyOnWriteListOk();
		new Adder(list).start();
		new Adder(list).start();
		new Reader(list).start();
		new Reader(list).start();
	}
}
