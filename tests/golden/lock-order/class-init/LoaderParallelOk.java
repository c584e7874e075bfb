// run: scan --only lock-order --library
// expect: none
// Registered as parallel capable: a lock for each name, and none is held by both while they ask for another.
public class LoaderParallelOk extends ClassLoader {
	static {
		registerAsParallelCapable();
	}

	private LoaderParallelOk peer;

	public LoaderParallelOk(ClassLoader parent) {
		super(parent);
	}

	public void setPeer(LoaderParallelOk peer) {
		this.peer = peer;
	}

	public Class<?> find(String name) throws ClassNotFoundException {
		synchronized (getClassLoadingLock(name)) {
			return findLoadedClass(name);
		}
	}

	@Override
	protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
		synchronized (getClassLoadingLock(name)) {
			Class<?> found = peer.find(name);
			return found != null ? found : super.loadClass(name, resolve);
		}
	}
}
// corpus: jars
