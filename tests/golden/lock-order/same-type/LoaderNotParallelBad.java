// run: scan --only lock-order --library
// expect: lock-order locks=LoaderNotParallelBad,LoaderNotParallelBad
// Not registered as parallel capable: what getClassLoadingLock() gives is the loader itself, and peers ask each other.
public class LoaderNotParallelBad extends ClassLoader {
	private LoaderNotParallelBad peer;

	public LoaderNotParallelBad(ClassLoader parent) {
		super(parent);
	}

	public void setPeer(LoaderNotParallelBad peer) {
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
