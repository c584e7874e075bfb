// Groups: parents, daemons, names, counts, enumeration.
class ThreadGroups {
	public static void main(String[] args) throws Exception {
		ThreadGroup main = Thread.currentThread().getThreadGroup();
		System.out.println(main.getName() + " " + main.getParent().getName() + " " + main.getMaxPriority());
		ThreadGroup outer = new ThreadGroup("outer");
		ThreadGroup inner = new ThreadGroup(outer, "inner");
		outer.setMaxPriority(4);
		System.out.println(inner.getMaxPriority() + " " + outer.parentOf(inner) + " " + inner.parentOf(outer));
		Object lock = new Object();
		boolean[] go = new boolean[1];
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			threads[i] = new Thread(i == 0 ? outer : inner, () -> {
				synchronized (lock) {
					while (!go[0]) {
						try {
							lock.wait();
						} catch (InterruptedException e) {
							return;
						}
					}
				}
			}, "t" + i);
			threads[i].setPriority(9);
			threads[i].start();
		}
		System.out.println(outer.activeCount() + " " + outer.activeGroupCount() + " " + inner.activeCount());
		Thread[] found = new Thread[10];
		System.out.println(outer.enumerate(found) + " " + found[0].getName() + " " + found[0].getPriority());
		ThreadGroup[] groups = new ThreadGroup[4];
		System.out.println(outer.enumerate(groups) + " " + groups[0].getName());
		System.out.println(threads[1].toString().replaceAll("#\\d+,", ""));
		inner.interrupt();
		threads[1].join();
		threads[2].join();
		synchronized (lock) {
			go[0] = true;
			lock.notifyAll();
		}
		threads[0].join();
		System.out.println(outer.activeCount() + " " + threads[0].getThreadGroup());
		System.out.println(outer);
	}
}
