// StackWalker: frames, caller class, limits.
import java.util.List;
import java.util.stream.Collectors;

class StackWalking {
	static List<String> walk() {
		return StackWalker.getInstance().walk(s -> s.map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList()));
	}

	static List<String> deep(int n) {
		return n == 0 ? walk() : deep(n - 1);
	}

	static Class<?> caller() {
		return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
	}

	static class Other {
		static Class<?> ask() {
			return caller();
		}
	}

	public static void main(String[] args) {
		System.out.println(walk());
		System.out.println(deep(15));
		System.out.println(caller() + " " + Other.ask());
		System.out.println((Object) StackWalker.getInstance().walk(s -> s.skip(0).limit(2).map(StackWalker.StackFrame::getClassName).collect(Collectors.toList())));
		StackWalker.getInstance().forEach(f -> System.out.println(f));
		Runnable r = () -> System.out.println((Object) StackWalker.getInstance().walk(s -> s.count()));
		r.run();
		StackWalker.StackFrame frame = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(s -> s.findFirst()).get();
		System.out.println(frame.getDeclaringClass() + " " + frame.getByteCodeIndex() + " " + frame.getFileName() + " " + frame.isNativeMethod() + " " + frame.getMethodType());
		try {
			StackWalker.getInstance().getCallerClass();
		} catch (UnsupportedOperationException e) {
			System.out.println(e.getMessage());
		}
	}
}
