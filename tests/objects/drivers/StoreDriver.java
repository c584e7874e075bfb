import jdbm.RecordManager;
import jdbm.btree.BTree;
import jdbm.helper.MRU;
import jdbm.helper.StringComparator;
import jdbm.htree.HTree;
import jdbm.recman.BaseRecordManager;
import jdbm.recman.CacheRecordManager;

/** An embedded store (jdbm): records, a tree and a hash table of one manager, used by many threads. */
public class StoreDriver implements Runnable {
	private final RecordManager manager;
	private final BTree tree;
	private final HTree table;

	StoreDriver(RecordManager manager, BTree tree, HTree table) {
		this.manager = manager;
		this.tree = tree;
		this.table = table;
	}

	@Override
	public void run() {
		try {
			long id = manager.insert("record");
			manager.update(id, manager.fetch(id) + "s");
			tree.insert("key", "value", true);
			tree.find("key");
			tree.remove("key");
			table.put("key", "value");
			table.get("key");
			table.remove("key");
			manager.commit();
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	public static void main(String[] args) throws Exception {
		RecordManager manager = new CacheRecordManager(new BaseRecordManager("records"), new MRU(1000));
		BTree tree = BTree.createInstance(manager, new StringComparator());
		HTree table = HTree.createInstance(manager);
		for (int i = 0; i < 4; i++)
			new Thread(new StoreDriver(manager, tree, table)).start();
	}
}
