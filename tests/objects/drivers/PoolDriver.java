import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/** An object pool (commons-pool), which many threads use as its page says they may. */
public class PoolDriver implements Runnable {
	static class Factory extends BasePoolableObjectFactory {
		@Override
		public Object makeObject() {
			return new StringBuilder();
		}
	}

	private final GenericObjectPool pool;

	PoolDriver(GenericObjectPool pool) {
		this.pool = pool;
	}

	@Override
	public void run() {
		try {
			Object one = pool.borrowObject();
			pool.getNumActive();
			pool.getNumIdle();
			pool.addObject();
			pool.setMaxActive(pool.getMaxActive() + 1);
			pool.setMaxIdle(4);
			pool.setTestOnBorrow(pool.getTestOnReturn());
			pool.returnObject(one);
			pool.evict();
			pool.clear();
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	public static void main(String[] args) {
		GenericObjectPool pool = new GenericObjectPool(new Factory());
		for (int i = 0; i < 4; i++)
			new Thread(new PoolDriver(pool)).start();
	}
}
