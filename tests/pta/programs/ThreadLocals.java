import java.util.ArrayList;
import java.util.List;

public class ThreadLocals {
	static class Session {
		final List<String> lines = new ArrayList<>();

		void add(String line) {
			lines.add(line);
		}

		int size() {
			return lines.size();
		}
	}

	static final ThreadLocal<Session> session = ThreadLocal.withInitial(Session::new);
	static final ThreadLocal<int[]> counter = new ThreadLocal<>() {
		@Override
		protected int[] initialValue() {
			return first();
		}

		private int[] first() {
			return new int[1];
		}
	};

	static void work() {
		session.get().add("a");
		session.get().add("b");
		counter.get()[0] += session.get().size();
		total(counter.get()[0]);
		session.remove();
	}

	static int sum;

	static synchronized void total(int n) {
		sum += n;
	}

	public static void main(String[] args) throws Exception {
		Thread a = new Thread(ThreadLocals::work), b = new Thread(ThreadLocals::work);
		a.start();
		b.start();
		work();
		a.join();
		b.join();
		System.out.println(sum);
	}
}
