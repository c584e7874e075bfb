// run: scan --library --only stale-value
// expect: none
// What is at the index is compared again in the step that removes it; and an index that the caller was given.
import java.util.ArrayList;
import java.util.List;

public class IndexInRangeOk {
	private final List<String> names = new ArrayList<>();

	public synchronized void add(String name)
	{
		names.add(0, name);
	}

	public synchronized int find(String name)
	{
		return names.indexOf(name);
	}

	public synchronized int size()
	{
		return names.size();
	}

	public synchronized boolean removeIfAt(int at, String name)
	{
		if (at >= names.size() || !names.get(at).equals(name))
			return false;
		return names.remove(at) != null;
	}

	public synchronized void removeAt(int at)
	{
		if (at < names.size())
			names.remove(at);
	}

	public void remove(String name)
	{
		int at = find(name);
		while (at >= 0 && !removeIfAt(at, name))
			at = find(name);
	}

	public void keep(int n)
	{
		while (size() > n)
			removeAt(n);
	}
}
