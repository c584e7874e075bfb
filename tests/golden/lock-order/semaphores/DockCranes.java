// run: scan --only lock-order
// expect: lock-order
// DockCranes: Semaphore(1) crane and berth acquired in opposite order by load and unload.
import java.util.concurrent.Semaphore;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class DockCranes {
	private final Semaphore crane = new Semaphore(1);
	private final Semaphore berth = new Semaphore(1);
	private int tons;

	void load(int n) throws InterruptedException {
		crane.acquire();
		try {
			berth.acquire();
			try { tons += n; } finally { berth.release(); }
		} finally { crane.release(); }
	}

	void unload(int n) throws InterruptedException {
		berth.acquire();
		try {
			crane.acquire();
			try { tons -= n; } finally { crane.release(); }
		} finally { berth.release(); }
	}

	public static void main(String[] args) {
		DockCranes d = new DockCranes();
		ExecutorService ex = Executors.newFixedThreadPool(4);
		for (int i = 0; i < 10000; i++) {
			ex.submit(() -> { d.load(3); return null; });
			ex.submit(() -> { d.unload(2); return null; });
		}
		ex.shutdown();
	}
}
// corpus: unseen
