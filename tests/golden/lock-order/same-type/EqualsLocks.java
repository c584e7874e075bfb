// run: scan --only lock-order
// expect: lock-order
// equals is synchronized and calls the synchronized getters of its argument.
public class EqualsLocks {
	private String name;
	private int age;

	public synchronized String getName() { return name; }
	public synchronized int getAge() { return age; }
	public synchronized void rename(String n) { name = n; }

	@Override public synchronized boolean equals(Object o) {
		if (this == o)
			return true;
		if (!(o instanceof EqualsLocks))
			return false;
		EqualsLocks p = (EqualsLocks) o;
		return age == p.getAge() && String.valueOf(name).equals(p.getName());
	}

	@Override public synchronized int hashCode() {
		return age * 31 + (name == null ? 0 : name.hashCode());
	}
}
// corpus: unseen
