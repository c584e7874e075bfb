// A.2 as printed: getArray is not synchronized, so a reader may see the reference and not what is in the array.
// run: scan --only data-race
// expect: data-race field=A2CopyOnWriteListBad.array
import java.util.Iterator;
import java.util.NoSuchElementException;
class A2CopyOnWriteListBad {
	protected Object[] array = new Object[0];
	protected Object[] getArray() { return array; }
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
		final A2CopyOnWriteListBad list;
		Adder(A2CopyOnWriteListBad list) { this.list = list; }
		@Override public void run() { list.add("x"); }
	}
	static class Reader extends Thread {
		final A2CopyOnWriteListBad list;
		Reader(A2CopyOnWriteListBad list) { this.list = list; }
		@Override public void run() {
			for (Iterator<Object> i = list.iterator(); i.hasNext();)
				System.out.println(i.next());
		}
	}
	public static void main(String[] args) {
		A2CopyOnWriteListBad list = new A2CopyOnWriteListBad();
		new Adder(list).start();
		new Adder(list).start();
		new Reader(list).start();
		new Reader(list).start();
	}
}
