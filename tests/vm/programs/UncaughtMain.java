// An exception out of main with causes and suppressed ones, in a static initialiser of the main class's helper.
class UncaughtMain {
	static class Helper {
		static final int[] TABLE = new int[3];
		static {
			TABLE[3] = 1;
		}
	}

	public static void main(String[] args) {
		try {
			System.out.println(Helper.TABLE.length);
		} finally {
			System.out.println("finally");
		}
	}
}
