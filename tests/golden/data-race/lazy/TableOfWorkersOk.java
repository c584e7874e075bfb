// The first worker initialises the class, the other finds it done and reads a final field of it: it sees the table.
// expect: none
public class TableOfWorkersOk {
	static class Table {
		static final int[] SQUARES = new int[10];

		static {
			for (int i = 0; i < 10; i++)
				SQUARES[i] = i * i;
		}
	}

	static class Worker extends Thread {
		volatile int sum;

		@Override
		public void run() {
			int n = 0;
			for (int i = 0; i < 10; i++)
				n += Table.SQUARES[i];
			sum = n;
		}
	}

	public static void main(String[] args) throws InterruptedException {
		Worker a = new Worker(), b = new Worker();
		a.start();
		b.start();
		a.join();
		b.join();
		System.out.println(a.sum + b.sum);
	}
}
