// main reads before it joins.
// run: scan --only data-race
// expect: data-race field=ListOfThreadsBad.n
import java.util.*;
class ListOfThreadsBad {
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
			all.add(new Thread(ListOfThreadsBad::inc));
		all.forEach(Thread::start);
		System.out.println(n);
		all.forEach(ListOfThreadsBad::join);
	}
}
