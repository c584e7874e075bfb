// run: scan --library --only stale-value
// expect: stale-value method=SearchedIndexBad.rename line=here severity=high
// The method looks for the index itself, by a loop.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class SearchedIndexBad {
	private final ReentrantLock lock = new ReentrantLock();
	private final List<String> names = new ArrayList<>();

	public void add(String name)
	{
		lock.lock();
		try {
			names.add(0, name);
		} finally {
			lock.unlock();
		}
	}

	private int find(String name)
	{
		lock.lock();
		try {
			for (int i = 0; i < names.size(); i++)
				if (names.get(i).equals(name))
					return i;
			return -1;
		} finally {
			lock.unlock();
		}
	}

	private void store(int at, String name)
	{
		lock.lock();
		try {
			if (at < names.size())
				names.set(at, name);
		} finally {
			lock.unlock();
		}
	}

	public void rename(String from, String to)
	{
		int at = find(from);
		if (at >= 0)
			store(at, to); // <- here
	}
}
