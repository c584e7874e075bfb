// Each fork is given to one philosopher: the index is another one each time.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;

public class EachHasItsOwnOk {
	static class Fork { int uses; }

	static class Philosopher extends Thread {
		private final Fork fork;

		Philosopher(Fork fork) {
			this.fork = fork;
		}

		@Override public void run() {
			fork.uses++;
		}
	}

	public static void main(String[] args) {
		List<Fork> forks = new ArrayList<>();
		for (int i = 0; i < 5; i++)
			forks.add(new Fork());
		for (int i = 0; i < 5; i++)
			new Philosopher(forks.get(i)).start();
	}
}
