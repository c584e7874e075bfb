// jdk: 25
// run: scan --only lock-order
// expect: lock-order
// VirtualMail: inbox lock then index lock in deliver, index then inbox in compact, on virtual threads.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualMail {
	private final ReentrantLock inboxLock = new ReentrantLock();
	private final ReentrantLock indexLock = new ReentrantLock();
	private final List<String> inbox = new ArrayList<>();
	private final Map<String, Integer> index = new HashMap<>();

	void deliver(String mail) {
		inboxLock.lock();
		try {
			inbox.add(mail);
			indexLock.lock();
			try { index.put(mail, inbox.size() - 1); } finally { indexLock.unlock(); }
		} finally { inboxLock.unlock(); }
	}

	void compact() {
		indexLock.lock();
		try {
			inboxLock.lock();
			try {
				if (inbox.size() > 100) { inbox.clear(); index.clear(); }
			} finally { inboxLock.unlock(); }
		} finally { indexLock.unlock(); }
	}

	public static void main(String[] args) {
		var box = new VirtualMail();
		try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int i = 0; i < 20000; i++) {
				final int k = i;
				ex.submit(() -> box.deliver("m" + k));
				ex.submit(box::compact);
			}
		}
	}
}
// corpus: unseen
