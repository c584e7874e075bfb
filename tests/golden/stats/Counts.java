// What `raddle stats` counts, by hand. tests/oracle compares with another reader on real programs.
//
// run: raddle stats -f json $CLASSES
// out: {
// out:   "classes": 2,
// out:   "interfaces": 1,
// out:   "modules": 0,
// out:   "inherits": 3,
// out:   "implements": 2,
// out:   "missing_classes": 0,
// out:   "fields": 1,
// out:   "methods": 9,
// out:   "methods_with_code": 7,
// out:   "methods_abstract": 1,
// out:   "methods_native": 1,
// out:   "methods_synchronized_instance": 1,
// out:   "methods_synchronized_static": 1,
// out:   "methods_public_concrete": 3,
// out:   "code_bytes": 78,
// out:   "instructions": 45,
// out:   "local_variables": 8,
// out:   "assignments": 2,
// out:   "monitorenter": 1,
// out:   "monitorexit": 2,
// out:   "invokevirtual": 3,
// out:   "invokespecial": 3,
// out:   "invokestatic": 0,
// out:   "invokeinterface": 1,
// out:   "invokedynamic": 1,
// out:   "new": 1,
// out:   "newarray": 1
// out: }
package counts;

interface Shape {
	int area();

	default int twice() {
		return 2 * area();
	}
}

abstract class Base implements Shape {
	static synchronized void shared() {
	}

	native int outside();
}

public class Counts extends Base {
	private final int[][] grid = new int[2][3];

	public synchronized int area() {
		synchronized (grid) {
			return grid.length;
		}
	}

	public Runnable later() {
		return () -> System.out.println(new StringBuilder().append(area()));
	}
}
