// The threads of a list are joined by forEach.
// run: scan --only data-race
// expect: none
import java.util.*;
class ListOfThreadsOk {
	static int n;
	static synchronized void inc() { n++; }
	static void join(Thread t) {
		try {
			t.join();
		} catch (InterruptedException e) {
			throw new RuntimeException(e);
		}
	}
	public static void main(String[] args) {
		List<Thread> all = new ArrayList<>();
		for (int i = 0; i < 3; i++)
			all.add(new Thread(ListOfThreadsOk::inc));
		all.forEach(Thread::start);
		all.forEach(ListOfThreadsOk::join);
		System.out.println(n);
	}
}
